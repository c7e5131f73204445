/** Types for the part of this S3 test server that our tests use; the package has none. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  interface Options {
    readonly directory: string;
    readonly port: number;
    readonly silent: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    httpServer: Server;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
