/** Runs a command. An error is printed as one line, and the process ends with 1. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
