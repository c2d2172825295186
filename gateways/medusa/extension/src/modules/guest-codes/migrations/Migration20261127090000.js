const { Migration } = require('@medusajs/framework/mikro-orm/migrations');

class Migration20261127090000 extends Migration {
  async up() {
    this.addSql(`create table if not exists "orders_area_guest_code" (
      "id" text not null,
      "pair" text not null,
      "contact" text not null,
      "seed" text not null,
      "is_right" boolean not null default false,
      "expires_at" timestamptz not null,
      "sent_at" timestamptz not null,
      "sent_count" integer not null default 1,
      "attempts_left" integer not null,
      "used_at" timestamptz null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "orders_area_guest_code_pkey" primary key ("id")
    );`);
    for (const column of ['pair', 'sent_at']) {
      this.addSql(
        `create index if not exists "IDX_orders_area_guest_code_${column}" on "orders_area_guest_code" ("${column}") where deleted_at is null;`,
      );
    }
  }

  async down() {
    this.addSql('drop table if exists "orders_area_guest_code" cascade;');
  }
}

module.exports = { Migration20261127090000 };
