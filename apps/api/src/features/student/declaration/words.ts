import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { Language } from '@corridor/contract/wire/language'

/** Sentences that each signer agrees to by the tick beside their name. The signing keeps them word for word. */
export const consentWords: Record<SignerRole, Record<Language, string>> = {
  student: {
    en: 'I have read the whole text, what it says is true, and my typed or drawn name is my signature.',
    fr: 'J’ai lu tout le texte, ce qu’il dit est vrai, et mon nom saisi ou dessiné est ma signature.',
    zh: '我已阅读全文，内容属实，我输入或手写的姓名即为我的签名。',
    ar: 'قرأت النص كاملًا، وما فيه صحيح، واسمي المكتوب أو المرسوم هو توقيعي.',
  },
  guardian: {
    en: 'I am a guardian of this student. I have read the whole text, I declare it with them, and my typed or drawn name is my signature.',
    fr: 'Je suis le tuteur légal de cet étudiant. J’ai lu tout le texte, je le déclare avec lui, et mon nom saisi ou dessiné est ma signature.',
    zh: '我是该学生的监护人。我已阅读全文，与其共同声明，我输入或手写的姓名即为我的签名。',
    ar: 'أنا ولي أمر هذا الطالب. قرأت النص كاملًا، وأقرّ به معه، واسمي المكتوب أو المرسوم هو توقيعي.',
  },
}

interface PageWords {
  language: string
  facts: string
  end: string
  ended: string
  left: string
  readFirst: string
  studentSigns: string
  guardianSigns: string
  guardian: string
  name: string
  nameHint: string
  draw: string
  field: string
  clear: string
  sign: string
  next: string
  wait: string
  thanks: string
  handBack: string
  leave: string
}

/** Words of the page on which somebody signs: in their language, whatever that of the member who hands the device over. */
export const pageWords: Record<Language, PageWords> = {
  en: {
    language: 'Language',
    facts: 'What stands in your file',
    end: 'End of the text',
    ended: 'You have reached the end of the text.',
    left: 'Sections left to read: {n}',
    readFirst: 'Read the text to its end. Then you can sign.',
    studentSigns: 'Signature of the student',
    guardianSigns: 'Signature of the guardian',
    guardian: 'Guardian',
    name: 'Your full name',
    nameHint: 'Your typed name is your signature.',
    draw: 'Draw your signature too',
    field: 'Field for your drawn signature',
    clear: 'Clear the drawing',
    sign: 'Sign the declaration',
    next: 'On to the guardian',
    wait: 'Please wait...',
    thanks: 'Thank you. The declaration is signed.',
    handBack: 'Please hand the device back.',
    leave: 'Leave this page',
  },
  fr: {
    language: 'Langue',
    facts: 'Ce qui figure dans votre dossier',
    end: 'Fin du texte',
    ended: 'Vous êtes arrivé à la fin du texte.',
    left: 'Sections restant à lire : {n}',
    readFirst: 'Lisez le texte jusqu’à la fin. Vous pourrez alors signer.',
    studentSigns: 'Signature de l’étudiant',
    guardianSigns: 'Signature du tuteur légal',
    guardian: 'Tuteur légal',
    name: 'Votre nom complet',
    nameHint: 'Votre nom saisi est votre signature.',
    draw: 'Dessiner aussi votre signature',
    field: 'Champ pour dessiner votre signature',
    clear: 'Effacer le dessin',
    sign: 'Signer la déclaration',
    next: 'Passer au tuteur légal',
    wait: 'Veuillez patienter...',
    thanks: 'Merci. La déclaration est signée.',
    handBack: 'Veuillez rendre l’appareil.',
    leave: 'Quitter cette page',
  },
  zh: {
    language: '语言',
    facts: '您档案中的内容',
    end: '文本结束',
    ended: '您已读到文本末尾。',
    left: '尚未阅读的部分：{n}',
    readFirst: '请将文本读到末尾，然后即可签署。',
    studentSigns: '学生签名',
    guardianSigns: '监护人签名',
    guardian: '监护人',
    name: '您的全名',
    nameHint: '您输入的姓名即为您的签名。',
    draw: '同时手写签名',
    field: '手写签名区域',
    clear: '清除手写',
    sign: '签署声明',
    next: '由监护人继续',
    wait: '请稍候...',
    thanks: '谢谢。声明已签署。',
    handBack: '请将设备交还。',
    leave: '离开此页',
  },
  ar: {
    language: 'اللغة',
    facts: 'ما يوجد في ملفك',
    end: 'نهاية النص',
    ended: 'وصلت إلى نهاية النص.',
    left: 'الأقسام المتبقية للقراءة: {n}',
    readFirst: 'اقرأ النص حتى نهايته، ثم يمكنك التوقيع.',
    studentSigns: 'توقيع الطالب',
    guardianSigns: 'توقيع ولي الأمر',
    guardian: 'ولي الأمر',
    name: 'اسمك الكامل',
    nameHint: 'اسمك المكتوب هو توقيعك.',
    draw: 'ارسم توقيعك أيضًا',
    field: 'مساحة لرسم توقيعك',
    clear: 'امسح الرسم',
    sign: 'وقّع الإقرار',
    next: 'الانتقال إلى ولي الأمر',
    wait: 'يُرجى الانتظار...',
    thanks: 'شكرًا لك. تم توقيع الإقرار.',
    handBack: 'يُرجى إعادة الجهاز.',
    leave: 'مغادرة هذه الصفحة',
  },
}
