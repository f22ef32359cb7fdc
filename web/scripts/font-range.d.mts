export const BASIC: number[][];
export const unicodeRange: string;
