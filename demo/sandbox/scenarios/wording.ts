import { toDayText } from './language.js';
import type { ScenarioContext } from './scenario.js';
import { toWording, toWordings } from './to-wording.js';

/** Headings and messages of the scenario orders, as a real service would translate them. */
export const WORDING = toWordings({
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
  beingPacked: { en: "We're packing it", de: 'Wird gerade verpackt', ja: '梱包中です', zh: '正在打包' },
  packedInParts: {
    en: 'Your order comes in four parcels, each with its own tracking.',
    de: 'Deine Bestellung kommt in vier Paketen mit eigener Sendungsverfolgung.',
    ja: 'ご注文は4個口に分けてお届けします。それぞれ追跡できます。',
    zh: '您的订单分四个包裹发出，每个包裹可单独追踪。',
  },
  payFirst: {
    en: 'Complete your payment and we will send your order.',
    de: 'Schließe die Zahlung ab, dann verschicken wir deine Bestellung.',
    ja: 'お支払いが完了しだい、商品を発送します。',
    zh: '完成付款后，我们将为您发货。',
  },
  oneOfTwoDelivered: {
    en: '1 of 2 shipments delivered',
    de: '1 von 2 Sendungen zugestellt',
    ja: '2個口のうち1個をお届け済み',
    zh: '2个包裹中的1个已送达',
  },
  readyForPickup: { en: 'Ready for pickup', de: 'Abholbereit', ja: '店舗受け取りの準備完了', zh: '可以到店取货' },
  keptForYou: {
    en: 'We keep your order for 7 days. Please bring a photo ID.',
    de: 'Wir bewahren deine Bestellung 7 Tage auf. Bitte bring einen Lichtbildausweis mit.',
    ja: 'ご注文の品は7日間保管します。写真付きの身分証明書をお持ちください。',
    zh: '您的订单将保留7天，取货时请携带带照片的证件。',
  },
  pickedUp: { en: 'Picked up', de: 'Abgeholt', ja: '受け取り済み', zh: '已取货' },
  boughtInStore: { en: 'Bought in store', de: 'Im Store gekauft', ja: '店舗でご購入', zh: '门店购买' },
  cancelled: { en: 'Cancelled', de: 'Storniert', ja: 'キャンセル済み', zh: '已取消' },
  notCharged: {
    en: 'You were not charged.',
    de: 'Dir wurde nichts berechnet.',
    ja: '料金は発生していません。',
    zh: '未向您收取任何费用。',
  },
  returnCreated: { en: 'Return started', de: 'Rückgabe angemeldet', ja: '返品を受け付けました', zh: '退货已创建' },
  returnInProcess: { en: 'Return in process', de: 'Rückgabe in Bearbeitung', ja: '返品処理中', zh: '退货处理中' },
  returnCompleted: { en: 'Return completed', de: 'Rückgabe abgeschlossen', ja: '返品完了', zh: '退货已完成' },
  returnDenied: { en: 'Return denied', de: 'Rückgabe abgelehnt', ja: '返品をお受けできません', zh: '退货被拒绝' },
  returnedToStore: { en: 'Returned to store', de: 'Im Store zurückgegeben', ja: '店舗へ返品済み', zh: '已退回门店' },
  cameBackWorn: {
    en: 'The item came back worn, so we could not accept it.',
    de: 'Der Artikel kam getragen zurück, daher konnten wir ihn nicht annehmen.',
    ja: '使用された状態で届いたため、返品をお受けできませんでした。',
    zh: '退回的商品有穿着痕迹，因此无法接受退货。',
  },
  thanks: {
    en: 'Thank you for your order.',
    de: 'Vielen Dank für deine Bestellung.',
    ja: 'ご注文ありがとうございます。',
    zh: '感谢您的订购。',
  },
});

const ARRIVING = toWording({ en: 'Arriving {day}', de: 'Ankunft {day}', ja: '{day}にお届け予定', zh: '预计{day}送达' });
const DELIVERED = toWording({
  en: 'Delivered {day}',
  de: 'Zugestellt {day}',
  ja: '{day}にお届け済み',
  zh: '{day}已送达',
});

export function toArriving(moment: number, context: ScenarioContext): string {
  return ARRIVING[context.language].replace('{day}', toDayText(moment, context));
}

export function toDelivered(moment: number, context: ScenarioContext): string {
  return DELIVERED[context.language].replace('{day}', toDayText(moment, context));
}
