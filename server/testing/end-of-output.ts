/** Ends the output of each command in a process that runs many. */
export const END_OF_OUTPUT = '\0end\0';
