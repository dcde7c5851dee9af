import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'

test('somebody of the bench board stands on a hotlist, which is shared by a link, a visitor without script asks for an interview, and it lands in the inbox', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const bench = await completedOwner(unique('Rowan'))
  const { relayAddress } = await callAs(bench, 'POST', '/mailbox/ways')
  await callAs(bench, 'POST', '/mailbox/add', { way: 'relay', name: 'Desk', address: relayAddress })
  const hotlist = await make.hotlist(bench)
  const candidate = await make.candidate(bench, {
    jobTitle: 'Riveter',
    skills: ['Rivets'],
    benchSince: '2026-01-05',
    rateAmount: 72,
  })
  await enterAs(page, bench)
  await page.goto('/company/bench')
  await page.getByRole('searchbox').fill(candidate.name)
  const onBench = page.getByRole('row', { name: new RegExp(candidate.name) })
  await expect(onBench).toContainText('$72/hr')
  await page.getByRole('combobox', { name: 'Group' }).click()
  await page.getByRole('option', { name: 'Group: Skill' }).click()
  await expect(page.getByRole('columnheader', { name: /^Rivets 1/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: `Select ${candidate.name}` }).check()
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected')
  await page.keyboard.press('h')
  const picker = page.getByRole('dialog', { name: 'Add to hotlist' })
  await picker.getByRole('searchbox').fill(hotlist.name)
  await picker.getByRole('button', { name: new RegExp(hotlist.name) }).click()
  await expect(toast(page, `1 candidate added to "${hotlist.name}"`)).toBeVisible()
  await expect(onBench).toContainText(hotlist.name)
  const second = await make.candidate(bench)
  await make.member(bench, hotlist._id, [second._id])
  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  await takeAction(page, hotlist.name, 'Order and notes')
  const order = page.getByRole('dialog')
  const up = order.getByRole('button', { name: `Move ${second.name} up` })
  await up.press('Enter')
  await expect(order.getByRole('listitem').first()).toContainText(second.name)
  await expect(up).toBeFocused()
  await order.getByRole('textbox', { name: `Note about ${candidate.name}` }).fill('Works nights')
  await order.getByRole('checkbox', { name: `Show this note outside: ${candidate.name}` }).check()
  await expect(toast(page, 'Note saved')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Share' }).click()
  await expect(page.getByText('There is no link yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Share Link' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Email' })).not.toBeChecked()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('For Acme Steel')
  await dialog.getByRole('checkbox', { name: 'Ask for a password' }).check()
  await dialog.getByLabel('Password', { exact: true }).fill('Rivets 2026')
  await dialog.getByRole('button', { name: 'Add Share Link' }).click()
  await expect(toast(page, 'Share Link Added Successfully')).toBeVisible()
  const link = page.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/share\/[\w-]{43}$/)
  await page.getByRole('button', { name: 'Preview and views' }).click()
  await expect(page.getByRole('cell', { name: 'Riveter' })).toBeVisible()
  await expectAccessible()

  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const visitor = await outside.newPage()
  await visitor.goto(new URL(await link.inputValue()).pathname)
  await visitor.getByLabel('Password').fill('Rivets 2026')
  await visitor.getByRole('button', { name: 'Open' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'For Acme Steel' })).toBeVisible()
  await expect(visitor.getByText(candidate.email)).toHaveCount(0)
  await expect(visitor.getByRole('row').filter({ hasText: candidate.name })).toContainText('Works nights')
  await expect(visitor.getByRole('rowheader').first().locator('bdi').first()).toHaveText(second.name)
  const rows = visitor.getByRole('row')
  expect((await rows.nth(1).boundingBox())?.height).toBeLessThanOrEqual(84)
  for (const way of ['Email', `Ask about ${candidate.name}`]) {
    const place = await visitor.getByRole('link', { name: way }).first().boundingBox()
    expect(place?.height).toBeGreaterThanOrEqual(44)
  }
  await visitor
    .getByRole('row', { name: candidate.name })
    .getByRole('link', { name: `Ask about ${candidate.name}` })
    .click()
  await expect(visitor.getByRole('combobox', { name: /^About/ })).toHaveValue(/.{16}/)
  await visitor.getByRole('radio', { name: 'Ask for an interview' }).check()
  await visitor.getByLabel('Your email').fill('vera@vendor.example')
  await visitor.getByRole('button', { name: 'Send request' }).click()
  await expect(visitor.getByText('Your request was sent.')).toBeVisible()
  const widest = (path: string) =>
    visitor.goto(path).then(() => visitor.locator('html').evaluate((html) => html.scrollWidth))
  expect(await widest(`${new URL(visitor.url()).pathname}?lang=ar`)).toBe(375)
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await outside.close()

  await page.reload()
  await expect(page.getByRole('row', { name: /vera@vendor\.example/ })).toContainText(candidate.name)
  const share = page.url()
  await page.goto('/company/inbox')
  await page.getByRole('button', { name: /^vera@vendor\.example/ }).click()
  await expect(page.getByText('Asks for an interview through the share link: For Acme Steel')).toBeVisible()
  await expect(page.getByRole('article').getByText(candidate.name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible()
  await page.goto(share)
  await takeAction(page, 'vera@vendor.example', 'Mark as done')
  await expect(toast(page, 'Request marked as done')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(toast(page, 'Share link revoked')).toBeVisible()
})

test('a visitor sees who is new since their last visit, which their browser alone knows', async ({
  browser,
  session,
}) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  const [known, further] = [await make.candidate(bench), await make.candidate(bench)]
  await make.member(bench, hotlist._id, [known._id])
  const { data } = await callAs(bench, 'POST', '/share/add', { hotListId: hotlist._id, title: 'Seen twice' })
  const { address } = await callAs(bench, 'POST', '/share/address', { id: data._id })
  const visitor = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage()
  await visitor.clock.install({ time: new Date() })
  await visitor.goto(new URL(address).pathname)
  const row = (name: string) => visitor.getByRole('row').filter({ hasText: name })
  await expect(row(known.name)).toBeVisible()
  await expect(visitor.getByText('New since your last visit').filter({ visible: true })).toHaveCount(0)

  await make.member(bench, hotlist._id, [further._id])
  await visitor.clock.fastForward('01:00:00')
  for (const _ of ['a later visit', 'the same one, read again']) {
    await visitor.reload()
    await expect(row(further.name).getByText('New since your last visit')).toBeVisible()
    await expect(row(known.name).getByText('New since your last visit')).toBeHidden()
  }
  await expectNoSidewaysScroll(visitor)
  await expectAccessible(visitor)
  await visitor.context().close()
})
