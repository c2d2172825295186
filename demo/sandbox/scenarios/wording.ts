import { toDayText, type Language, type Wording } from './language.js';

/** Headings and messages of the scenario orders, as a real service would translate them. */
export const WORDING = {
  placed: { en: 'Order placed', de: 'Bestellung aufgegeben', ja: 'ご注文を承りました', zh: '订单已提交' },
  waitingForPayment: { en: 'Waiting for your payment', de: 'Zahlung ausstehend', ja: 'お支払い待ち', zh: '等待付款' },
  updating: {
    en: 'Your order is being updated',
    de: 'Deine Bestellung wird aktualisiert',
    ja: 'ご注文を更新しています',
    zh: '您的订单正在更新',
  },
  onItsWay: { en: 'On its way to you', de: 'Unterwegs zu dir', ja: '配送中', zh: '正在派送途中' },
  leftAtDoor: {
    en: 'Left at your front door',
    de: 'An der Haustür abgelegt',
    ja: '玄関先にお届けしました',
    zh: '已放置在您的家门口',
  },
  cancelWhile: {
    en: 'You can cancel until we start packing',
    de: 'Stornierung bis zum Packen möglich',
    ja: '梱包が始まるまでキャンセルできます',
    zh: '打包之前可以取消订单',
  },
  paymentHold: {
    en: 'Complete the payment within 30 minutes to keep your items.',
    de: 'Schließe die Zahlung innerhalb von 30 Minuten ab, damit die Artikel für dich reserviert bleiben.',
    ja: '商品を確保するには、30分以内にお支払いを完了してください。',
    zh: '请在30分钟内完成付款，以便为您保留商品。',
  },
  cancelRequested: {
    en: 'We received your request to cancel and will send you an update.',
    de: 'Wir haben deine Stornierung erhalten und melden uns in Kürze.',
    ja: 'キャンセルのご依頼を承りました。追ってご連絡いたします。',
    zh: '我们已收到您的取消请求，稍后会通知您结果。',
  },
  dutiesPaid: {
    en: 'Duties and taxes are paid. Nothing is due on delivery.',
    de: 'Zölle und Steuern sind bezahlt. Bei der Zustellung fallen keine Kosten an.',
    ja: '関税と税金はお支払い済みです。お届け時の負担はありません。',
    zh: '关税和税费已付清，收货时无需再支付。',
  },
  packedInParts: {
    en: 'Your order comes in four parcels, each with its own tracking.',
    de: 'Deine Bestellung kommt in vier Paketen mit eigener Sendungsverfolgung.',
    ja: 'ご注文は4個口に分けてお届けします。それぞれ追跡できます。',
    zh: '您的订单分四个包裹发出，每个包裹可单独追踪。',
  },
  thanks: {
    en: 'Thank you for your order.',
    de: 'Vielen Dank für deine Bestellung.',
    ja: 'ご注文ありがとうございます。',
    zh: '感谢您的订购。',
  },
} as const satisfies Record<string, Wording>;

const ARRIVING: Wording = { en: 'Arriving {day}', de: 'Ankunft {day}', ja: '{day}にお届け予定', zh: '预计{day}送达' };
const DELIVERED: Wording = {
  en: 'Delivered {day}',
  de: 'Zugestellt {day}',
  ja: '{day}にお届け済み',
  zh: '{day}已送达',
};

export function toArriving(moment: number, language: Language): string {
  return ARRIVING[language].replace('{day}', toDayText(moment, language));
}

export function toDelivered(moment: number, language: Language): string {
  return DELIVERED[language].replace('{day}', toDayText(moment, language));
}
