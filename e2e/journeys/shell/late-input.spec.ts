import { expect, test } from '../../support/test.ts'

test('who enters a field between the coming of its loaded input and the drawing of it types into that one', async ({
  page,
  signedInAs,
}) => {
  // React tells itself by a message that there is something to draw. Whoever enters does so right before that message is read.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const standIn = document.querySelector<HTMLElement>('[data-enter]')
      standIn?.focus()
      if (standIn) document.body.dataset.entered = ''
    }
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      post.call(port2, '')
      post.apply(this, message)
    }
  })
  const { promise: isReady, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/tags-input-*.js', (route) => isReady.then(() => route.continue()))
  await signedInAs('administrator')
  await page.goto('/admin/setting/add-skill')
  const aliases = page.getByRole('combobox', { name: 'Aliases' })
  await aliases.evaluate((standIn) => standIn.setAttribute('data-enter', ''))
  letThrough()
  await expect(page.locator('[data-enter]')).toHaveCount(0)
  // If it is drawn as it comes, nobody can have entered between.
  const isEntered = (await page.locator('body').getAttribute('data-entered')) !== null
  if (!isEntered) await aliases.focus()
  await page.keyboard.type('Nodejs')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nodejs', { exact: true })).toBeVisible()
})
