import { declareLetter } from '../platform/mail/letter.ts'
import { dayText, type LetterDay, quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  plan: string
  /** Until when the plan is paid for; null if the order was refused. */
  until: LetterDay | null
  /** Reason of the refusal, in the administrator's words. */
  reason: string | null
  /** Page of the company's plan. */
  path: string
}

/** Tells the owners of a company the outcome of their order: they have the plan, or read why not. */
export const orderDecided = declareLetter<Values>('order-decided', {
  en: ({ company, plan, until, reason, path }) => ({
    subject: until ? 'Your payment has arrived at Corridor' : 'Your order at Corridor was refused',
    preheader: `The plan ${quoted(plan)} for ${quoted(company)}.`,
    paragraphs: until
      ? [`We confirmed your payment. ${quoted(company)} has the plan ${quoted(plan)} until ${dayText('en', until)}.`]
      : [`We refused the order of the plan ${quoted(plan)} for ${quoted(company)}. The reason:`, quoted(reason ?? '')],
    button: { label: 'Look at the plan', path },
    footer: 'You get this letter because you own this company on Corridor.',
  }),
  fr: ({ company, plan, until, reason, path }) => ({
    subject: until ? 'Votre paiement est arrivé chez Corridor' : 'Votre commande chez Corridor a été refusée',
    preheader: `Le forfait ${quoted(plan)} pour ${quoted(company)}.`,
    paragraphs: until
      ? [
          `Nous avons confirmé votre paiement. ${quoted(company)} dispose du forfait ${quoted(plan)} jusqu’au ${dayText('fr', until)}.`,
        ]
      : [
          `Nous avons refusé la commande du forfait ${quoted(plan)} pour ${quoted(company)}. Le motif :`,
          quoted(reason ?? ''),
        ],
    button: { label: 'Voir le forfait', path },
    footer: 'Vous recevez ce message parce que cette entreprise vous appartient sur Corridor.',
  }),
  zh: ({ company, plan, until, reason, path }) => ({
    subject: until ? 'Corridor 已收到您的付款' : '您在 Corridor 的订单被拒绝',
    preheader: `${quoted(company)} 的套餐 ${quoted(plan)}。`,
    paragraphs: until
      ? [`我们已确认您的付款。${quoted(company)} 的套餐 ${quoted(plan)} 有效期至 ${dayText('zh', until)}。`]
      : [`我们拒绝了 ${quoted(company)} 的套餐 ${quoted(plan)} 订单。原因：`, quoted(reason ?? '')],
    button: { label: '查看套餐', path },
    footer: '您收到此邮件，是因为您是该公司在 Corridor 上的所有者。',
  }),
  ar: ({ company, plan, until, reason, path }) => ({
    subject: until ? 'وصلت دفعتك إلى Corridor' : 'رُفض طلبك في Corridor',
    preheader: `الخطة ${quoted(plan)} لشركة ${quoted(company)}.`,
    paragraphs: until
      ? [`أكّدنا دفعتك. لدى ${quoted(company)} الخطة ${quoted(plan)} حتى ${dayText('ar', until)}.`]
      : [`رفضنا طلب الخطة ${quoted(plan)} لشركة ${quoted(company)}. السبب:`, quoted(reason ?? '')],
    button: { label: 'عرض الخطة', path },
    footer: 'وصلتك هذه الرسالة لأنك مالك هذه الشركة على Corridor.',
  }),
})
