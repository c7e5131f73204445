export function isolate(css: string): string;
export function readStyles(path: string): Promise<string>;
export function isolatedStyles(css: string): Promise<string>;
