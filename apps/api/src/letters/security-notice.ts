import type { Language } from '@corridor/contract/wire/language'
import type { LetterContent } from '../platform/mail/letter.ts'
import { declareLetter } from '../platform/mail/letter.ts'

type Plain = 'password-changed' | 'two-factor-on' | 'two-factor-off' | 'two-factor-reset' | 'recovery-codes-renewed'
/** Event in the security of an account. */
type Values = { path: string } & ({ event: Plain } | { event: 'recovery-code-used'; codesLeft: number })

interface Words {
  /** Subject, and what happened in a sentence. */
  events: Record<Values['event'], [subject: string, sentence: string]>
  codesLeft: (count: number) => string
  preheader: string
  button: string
  closing: string
  footer: string
}

const words: Record<Language, Words> = {
  en: {
    events: {
      'password-changed': [
        'Your Corridor password was changed',
        'The password of your Corridor account was changed, and sessions on other devices have ended.',
      ],
      'two-factor-on': [
        'Two-factor sign-in is on for Corridor',
        'From now on Corridor asks for a code of your authenticator app beside your password.',
      ],
      'two-factor-off': [
        'Two-factor sign-in is off for Corridor',
        'Corridor no longer asks for a code of your authenticator app. Your password alone signs you in.',
      ],
      'two-factor-reset': [
        'An administrator turned off your two-factor sign-in for Corridor',
        'An administrator removed your authenticator app and its recovery codes. Your password alone signs you in until you set an app up again.',
      ],
      'recovery-codes-renewed': [
        'You have new Corridor recovery codes',
        'New recovery codes were made for your Corridor account. The old ones no longer work.',
      ],
      'recovery-code-used': [
        'A Corridor recovery code was used',
        'A recovery code was used in place of a code of your authenticator app. It will not work again.',
      ],
    },
    codesLeft: (count) => `Recovery codes left: ${count}. You can make new ones at any time.`,
    preheader: 'Please read this if it was not you.',
    button: 'Look at my security',
    closing:
      'If it was not you, set a new password at once with “Forgot Password” on the sign-in page, and sign out everywhere else.',
    footer: 'You get this letter because the security of your Corridor account changed.',
  },
  fr: {
    events: {
      'password-changed': [
        'Votre mot de passe Corridor a été modifié',
        'Le mot de passe de votre compte Corridor a été modifié, et les sessions sur d’autres appareils sont terminées.',
      ],
      'two-factor-on': [
        'La double authentification est activée sur Corridor',
        'Désormais, Corridor demande un code de votre application d’authentification en plus de votre mot de passe.',
      ],
      'two-factor-off': [
        'La double authentification est désactivée sur Corridor',
        'Corridor ne demande plus de code de votre application d’authentification. Votre mot de passe suffit pour vous connecter.',
      ],
      'two-factor-reset': [
        'Un administrateur a désactivé votre double authentification Corridor',
        'Un administrateur a supprimé votre application d’authentification et ses codes de secours. Votre mot de passe suffit pour vous connecter jusqu’à ce que vous configuriez de nouveau une application.',
      ],
      'recovery-codes-renewed': [
        'Vous avez de nouveaux codes de secours Corridor',
        'De nouveaux codes de secours ont été créés pour votre compte Corridor. Les anciens ne fonctionnent plus.',
      ],
      'recovery-code-used': [
        'Un code de secours Corridor a été utilisé',
        'Un code de secours a été utilisé à la place d’un code de votre application d’authentification. Il ne fonctionnera plus.',
      ],
    },
    codesLeft: (count) => `Codes de secours restants : ${count}. Vous pouvez en créer de nouveaux à tout moment.`,
    preheader: 'À lire si ce n’était pas vous.',
    button: 'Vérifier ma sécurité',
    closing:
      'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, et déconnectez tous les autres appareils.',
    footer: 'Vous recevez ce message parce que la sécurité de votre compte Corridor a changé.',
  },
  zh: {
    events: {
      'password-changed': ['您的 Corridor 密码已更改', '您的 Corridor 账户密码已更改，其他设备上的会话均已结束。'],
      'two-factor-on': ['Corridor 双重验证已开启', '从现在起，Corridor 除密码外还会要求输入身份验证器应用中的验证码。'],
      'two-factor-off': [
        'Corridor 双重验证已关闭',
        'Corridor 不再要求输入身份验证器应用中的验证码，仅凭密码即可登录。',
      ],
      'two-factor-reset': [
        '管理员已关闭您的 Corridor 双重验证',
        '管理员已移除您的身份验证器应用及其恢复代码。在您重新设置应用之前，仅凭密码即可登录。',
      ],
      'recovery-codes-renewed': [
        '您有新的 Corridor 恢复代码',
        '已为您的 Corridor 账户生成新的恢复代码，旧代码不再有效。',
      ],
      'recovery-code-used': [
        '有一个 Corridor 恢复代码被使用',
        '有人使用恢复代码代替了身份验证器应用中的验证码。该代码不能再次使用。',
      ],
    },
    codesLeft: (count) => `剩余恢复代码：${count}。您可以随时生成新的恢复代码。`,
    preheader: '如果不是您本人操作，请阅读此邮件。',
    button: '查看我的安全设置',
    closing: '如果不是您本人操作，请立即在登录页面通过“忘记密码”设置新密码，并退出其他所有设备。',
    footer: '您收到此邮件，是因为您的 Corridor 账户的安全设置发生了变化。',
  },
  ar: {
    events: {
      'password-changed': [
        'تم تغيير كلمة مرورك في Corridor',
        'تم تغيير كلمة مرور حسابك في Corridor، وانتهت الجلسات على الأجهزة الأخرى.',
      ],
      'two-factor-on': [
        'تم تفعيل التحقق بخطوتين في Corridor',
        'من الآن فصاعدًا يطلب Corridor رمزًا من تطبيق المصادقة إلى جانب كلمة مرورك.',
      ],
      'two-factor-off': [
        'تم إيقاف التحقق بخطوتين في Corridor',
        'لم يعد Corridor يطلب رمزًا من تطبيق المصادقة. كلمة مرورك وحدها تكفي لتسجيل الدخول.',
      ],
      'two-factor-reset': [
        'أوقف أحد مديري النظام التحقق بخطوتين لحسابك في Corridor',
        'أزال أحد مديري النظام تطبيق المصادقة ورموز الاسترداد الخاصة بك. تكفي كلمة مرورك وحدها لتسجيل الدخول إلى أن تُعدّ تطبيقًا من جديد.',
      ],
      'recovery-codes-renewed': [
        'لديك رموز استرداد جديدة في Corridor',
        'أُنشئت رموز استرداد جديدة لحسابك في Corridor. ولم تعد الرموز القديمة صالحة.',
      ],
      'recovery-code-used': [
        'تم استخدام رمز استرداد في Corridor',
        'استُخدم رمز استرداد بدلًا من رمز تطبيق المصادقة. ولن يعمل هذا الرمز مرة أخرى.',
      ],
    },
    codesLeft: (count) => `رموز الاسترداد المتبقية: ${count}. يمكنك إنشاء رموز جديدة في أي وقت.`,
    preheader: 'يُرجى قراءة هذه الرسالة إن لم تكن أنت.',
    button: 'عرض إعدادات الأمان',
    closing:
      'إن لم تكن أنت، فعيّن كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» في صفحة تسجيل الدخول، وسجّل الخروج من جميع الأجهزة الأخرى.',
    footer: 'تصلك هذه الرسالة لأن أمان حسابك في Corridor قد تغيّر.',
  },
}

const inLanguage =
  ({ events, codesLeft, preheader, button, closing, footer }: Words) =>
  (values: Values): LetterContent => {
    const [subject, sentence] = events[values.event]
    return {
      subject,
      preheader,
      paragraphs: [sentence, ...(values.event === 'recovery-code-used' ? [codesLeft(values.codesLeft)] : [])],
      button: { label: button, path: values.path },
      closing: [closing],
      footer,
    }
  }

/** Tells a person what changed in the security of their account, and what to do if it was not them. It names no secret. */
export const securityNotice = declareLetter<Values>('security-notice', {
  en: inLanguage(words.en),
  fr: inLanguage(words.fr),
  zh: inLanguage(words.zh),
  ar: inLanguage(words.ar),
})
