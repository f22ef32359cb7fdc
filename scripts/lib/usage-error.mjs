/** A mistake in the command line: printed as one line without a stack trace, with the exit code 2. */
export class UsageError extends Error {}
