export function runCommand(main: () => void | Promise<void>): Promise<void>;
