/** The settings this bundler needs: the folder into which the data files are copied. */
export const settings = { dataBase: './data/' };
