const unsaved = new Set<symbol>()

/** Keeps count of forms that would lose something; an ended session is then renewed over them instead of leaving the page. */
export const keepUnsaved = (form: symbol) => {
  unsaved.add(form)
  return () => void unsaved.delete(form)
}

export const hasUnsaved = () => unsaved.size > 0
