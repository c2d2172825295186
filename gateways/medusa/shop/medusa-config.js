const { randomInt } = require('node:crypto');
const path = require('node:path');
const { defineConfig } = require('@medusajs/framework/utils');

/** Random order numbers. Medusa's own numbers (1, 2, 3) would reveal how many orders the shop has, and what the next one is called. */
const generateCustomDisplayId = async () => `FH${String(randomInt(10 ** 10)).padStart(10, '0')}`;

module.exports = defineConfig({
  admin: { disable: true },
  // Medusa finds the modules of a plugin by its absolute folder, or by its name in node_modules.
  plugins: [path.join(__dirname, '..', 'extension')],
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false }, pool: { min: 2, max: 20 } },
    http: {
      storeCors: process.env.STORE_CORS ?? '',
      adminCors: '',
      authCors: process.env.STORE_CORS ?? '',
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
  modules: [
    { resolve: '@medusajs/medusa/order', options: { generateCustomDisplayId } },
    {
      resolve: '@medusajs/medusa/notification',
      options: {
        // A real shop sends e-mails instead.
        providers: [
          { id: 'mailbox', resolve: path.join(__dirname, 'mailbox'), options: { channels: ['email', 'feed'] } },
        ],
      },
    },
    {
      resolve: '@medusajs/medusa/locking',
      options: {
        // Shared by all instances of the shop.
        providers: [{ id: 'locking-postgres', resolve: '@medusajs/medusa/locking-postgres', is_default: true }],
      },
    },
  ],
});
