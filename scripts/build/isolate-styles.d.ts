export function isolate(css: string): string;
export function isolatedStyles(css: string): Promise<string>;
