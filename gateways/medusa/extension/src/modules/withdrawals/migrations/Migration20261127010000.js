const { Migration } = require('@medusajs/framework/mikro-orm/migrations');

class Migration20261127010000 extends Migration {
  async up() {
    this.addSql(`create table if not exists "orders_area_withdrawal" (
      "id" text not null,
      "reference" text not null,
      "order_number" text not null,
      "order_id" text null,
      "is_of_customer" boolean null,
      "name" text not null,
      "email" text not null,
      "sender" text not null,
      "items" jsonb null,
      "note" text null,
      "statement" text not null,
      "country" text not null,
      "language" text not null,
      "received_at" timestamptz not null,
      "receipt_sent_at" timestamptz null,
      "receipt_due_at" timestamptz not null,
      "receipt_attempts" integer not null default 0,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "orders_area_withdrawal_pkey" primary key ("id")
    );`);
    this.addSql(`create table if not exists "orders_area_withdrawal_key" (
      "id" text not null,
      "key" text not null,
      "content" text not null,
      "is_repeated" boolean not null,
      "withdrawal_id" text not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "deleted_at" timestamptz null,
      constraint "orders_area_withdrawal_key_pkey" primary key ("id"),
      constraint "orders_area_withdrawal_key_withdrawal_id_foreign" foreign key ("withdrawal_id")
        references "orders_area_withdrawal" ("id") on update cascade on delete cascade
    );`);
    for (const [table, columns, isUnique] of [
      ['orders_area_withdrawal', ['reference'], true],
      ['orders_area_withdrawal', ['order_number', 'sender'], true],
      ['orders_area_withdrawal', ['order_id'], false],
      ['orders_area_withdrawal', ['receipt_due_at'], false],
      ['orders_area_withdrawal_key', ['key'], true],
      ['orders_area_withdrawal_key', ['withdrawal_id'], false],
    ]) {
      const name = `IDX_${table}_${columns.join('_')}${isUnique ? '_unique' : ''}`;
      const list = columns.map((column) => `"${column}"`).join(', ');
      this.addSql(
        `create ${isUnique ? 'unique ' : ''}index if not exists "${name}" on "${table}" (${list}) where deleted_at is null;`,
      );
    }
  }

  async down() {
    this.addSql('drop table if exists "orders_area_withdrawal_key" cascade;');
    this.addSql('drop table if exists "orders_area_withdrawal" cascade;');
  }
}

module.exports = { Migration20261127010000 };
