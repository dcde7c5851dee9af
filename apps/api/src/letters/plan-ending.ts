import { declareLetter } from '../platform/mail/letter.ts'
import { dayText, type LetterDay, quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  plan: string
  /** Day on which it ends, or ended. */
  day: LetterDay
  hasEnded: boolean
  /** Page on which the company renews it. */
  path: string
}

/** A paid plan ends soon, or has ended: nothing is deleted, and what to do to have it for longer. */
export const planEnding = declareLetter<Values>('plan-ending', {
  en: ({ company, plan, day, hasEnded, path }) => ({
    subject: hasEnded ? 'Your plan on Corridor has ended' : 'Your plan on Corridor ends soon',
    preheader: `The plan ${quoted(plan)} of ${quoted(company)}.`,
    paragraphs: [
      hasEnded
        ? `The plan ${quoted(plan)} of ${quoted(company)} ended on ${dayText('en', day)}. The free plan holds from now on.`
        : `The plan ${quoted(plan)} of ${quoted(company)} ends on ${dayText('en', day)}. After that the free plan holds.`,
      'Nothing is deleted. Above the limits of the free plan nothing can be added.',
    ],
    button: { label: 'Look at the plans', path },
    footer: 'You get this letter because you own this company on Corridor.',
  }),
  fr: ({ company, plan, day, hasEnded, path }) => ({
    subject: hasEnded ? 'Votre forfait Corridor est terminé' : 'Votre forfait Corridor se termine bientôt',
    preheader: `Le forfait ${quoted(plan)} de ${quoted(company)}.`,
    paragraphs: [
      hasEnded
        ? `Le forfait ${quoted(plan)} de ${quoted(company)} s’est terminé le ${dayText('fr', day)}. Le forfait gratuit s’applique désormais.`
        : `Le forfait ${quoted(plan)} de ${quoted(company)} se termine le ${dayText('fr', day)}. Le forfait gratuit s’appliquera ensuite.`,
      'Rien n’est supprimé. Au-delà des limites du forfait gratuit, rien ne peut être ajouté.',
    ],
    button: { label: 'Voir les forfaits', path },
    footer: 'Vous recevez ce message parce que cette entreprise vous appartient sur Corridor.',
  }),
  zh: ({ company, plan, day, hasEnded, path }) => ({
    subject: hasEnded ? '您的 Corridor 套餐已结束' : '您的 Corridor 套餐即将结束',
    preheader: `${quoted(company)} 的套餐 ${quoted(plan)}。`,
    paragraphs: [
      hasEnded
        ? `${quoted(company)} 的套餐 ${quoted(plan)} 已于 ${dayText('zh', day)} 结束，现在适用免费套餐。`
        : `${quoted(company)} 的套餐 ${quoted(plan)} 将于 ${dayText('zh', day)} 结束，之后适用免费套餐。`,
      '不会删除任何内容。超出免费套餐的限额后，无法再添加。',
    ],
    button: { label: '查看套餐', path },
    footer: '您收到此邮件，是因为您是该公司在 Corridor 上的所有者。',
  }),
  ar: ({ company, plan, day, hasEnded, path }) => ({
    subject: hasEnded ? 'انتهت خطتك في Corridor' : 'تنتهي خطتك في Corridor قريبًا',
    preheader: `الخطة ${quoted(plan)} لشركة ${quoted(company)}.`,
    paragraphs: [
      hasEnded
        ? `انتهت الخطة ${quoted(plan)} لشركة ${quoted(company)} في ${dayText('ar', day)}. تسري الخطة المجانية من الآن.`
        : `تنتهي الخطة ${quoted(plan)} لشركة ${quoted(company)} في ${dayText('ar', day)}. تسري بعدها الخطة المجانية.`,
      'لا يُحذف شيء. فوق حدود الخطة المجانية لا يمكن إضافة شيء.',
    ],
    button: { label: 'عرض الخطط', path },
    footer: 'وصلتك هذه الرسالة لأنك مالك هذه الشركة على Corridor.',
  }),
})
