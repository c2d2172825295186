/** The extension's answers: the fields of Medusa that the gateway reads. Numbers may arrive as text. */
export type Numeric = number | string | null | undefined;

export interface TaxLine {
  readonly rate: Numeric;
}

export interface Adjustment {
  readonly amount: Numeric;
  readonly is_tax_inclusive?: boolean;
  readonly code?: string | null;
}

export interface Priced {
  readonly is_tax_inclusive: boolean;
  readonly tax_lines?: readonly TaxLine[] | null;
  readonly adjustments?: readonly Adjustment[] | null;
}

export interface ItemRecord extends Priced {
  readonly id: string;
  readonly title: string;
  readonly product_title?: string | null;
  readonly product_id?: string | null;
  readonly product_handle?: string | null;
  readonly product_type?: string | null;
  readonly thumbnail?: string | null;
  readonly variant_id?: string | null;
  readonly variant_sku?: string | null;
  readonly variant_barcode?: string | null;
  readonly variant?: {
    readonly options?: readonly OptionRecord[];
  } | null;
  readonly quantity: Numeric;
  readonly unit_price: Numeric;
  readonly compare_at_unit_price?: Numeric;
}

export interface ShippingRecord extends Priced {
  readonly amount: Numeric;
}

export interface FulfillmentRecord {
  readonly created_at: string;
  readonly packed_at?: string | null;
  readonly shipped_at?: string | null;
  readonly delivered_at?: string | null;
  readonly canceled_at?: string | null;
  readonly items?: readonly { readonly line_item_id: string | null; readonly quantity: Numeric }[];
  readonly labels?: readonly {
    readonly tracking_number?: string | null;
    readonly tracking_url?: string | null;
    readonly label_url?: string | null;
  }[];
}

export interface ReturnRecord {
  readonly id: string;
  readonly display_id: number;
  readonly status: string;
  readonly created_at: string;
  readonly canceled_at?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  /** Determined by the extension. */
  readonly is_cancellable: boolean;
  readonly items: readonly { readonly item_id: string; readonly quantity: Numeric }[];
  readonly shipping_methods?: readonly ShippingRecord[];
  readonly fulfillments?: readonly FulfillmentRecord[];
}

export interface ExchangeRecord {
  readonly display_id: number;
  readonly return_id?: string | null;
  readonly created_at: string;
  readonly canceled_at?: string | null;
  /** The lines that the exchange sends. */
  readonly item_ids: readonly string[];
}

/** A product that the shop currently sells. */
export interface ProductRecord {
  readonly id: string;
  readonly title: string;
  readonly thumbnail?: string | null;
  readonly variants: readonly VariantRecord[];
}

export interface VariantRecord {
  readonly id: string;
  readonly sku?: string | null;
  readonly thumbnail?: string | null;
  readonly options?: readonly OptionRecord[];
  readonly calculated_price?: { readonly calculated_amount: Numeric } | null;
  /** Null if the stock is not counted. */
  readonly stock: number | null;
}

export interface OptionRecord {
  readonly value: string;
  readonly option?: { readonly title: string } | null;
}

export interface AddressRecord {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly phone?: string | null;
  readonly address_1?: string | null;
  readonly address_2?: string | null;
  readonly city?: string | null;
  readonly province?: string | null;
  readonly postal_code?: string | null;
  readonly country_code?: string | null;
}

export interface OrderRecord {
  readonly display_id: number;
  readonly custom_display_id?: string | null;
  readonly status: string;
  readonly email: string;
  readonly currency_code: string;
  readonly created_at: string;
  readonly canceled_at?: string | null;
  readonly shipping_address?: AddressRecord | null;
  readonly billing_address?: AddressRecord | null;
  readonly items: readonly ItemRecord[];
  /** Lines with the units that were removed from the order; from the extension. */
  readonly removed_items: readonly ItemRecord[];
  readonly shipping_methods?: readonly ShippingRecord[];
  readonly fulfillments?: readonly FulfillmentRecord[];
  readonly payment_collections?: readonly {
    readonly payments?: readonly {
      readonly provider_id: string;
      readonly canceled_at?: string | null;
      readonly captured_at?: string | null;
      readonly data?: Readonly<Record<string, unknown>> | null;
    }[];
  }[];
  readonly returns: readonly ReturnRecord[];
  /** From the extension, as are the returns. */
  readonly exchanges: readonly ExchangeRecord[];
}

export interface CustomerRecord {
  readonly id: string;
  readonly addresses?: readonly (AddressRecord & { readonly id: string; readonly is_default_shipping?: boolean })[];
}
