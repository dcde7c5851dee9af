/** Marks a text that is translated where it is drawn, so that the locale test finds it: `const titles = { add: text('Add') }`. */
export const text = <Key extends string>(key: Key): Key => key
