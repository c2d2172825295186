export declare const CHROMIUM_LAUNCH: { executablePath: string; args: string[] };
export declare const WHOLE_CHROMIUM_LAUNCH: { executablePath: string; args: string[] };
