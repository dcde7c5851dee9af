/** The button that goes back shows where script can do it. */
export function offerWayBack() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-back]')) {
    button.hidden = false
    button.addEventListener('click', () => history.back())
  }
}
