// What test_headers compiles: a library has a source.
