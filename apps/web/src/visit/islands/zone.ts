import { machineZone } from '@corridor/contract/format/day'

/** Shows times by the browser's own clock, until another zone is chosen; choosing one is enough. */
export function followZone() {
  const select = document.querySelector<HTMLSelectElement>('select[data-zone]')
  if (!select?.form) return
  const { form } = select
  select.addEventListener('change', () => form.submit())
  if (select.dataset.zone !== 'ask' || machineZone() === select.value) return
  const query = new URLSearchParams(location.search)
  query.set('zone', machineZone())
  location.replace(`${location.pathname}?${query}`)
}
