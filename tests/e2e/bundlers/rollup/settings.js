/** What this bundler needs a page to say: where the data files were copied to. */
export const settings = { dataBase: './data/' };
