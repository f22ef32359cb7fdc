/** A mistake of the person who typed the command: one line without a trace, and the exit code 2. */
export class UsageError extends Error {}
