import { Button, Group, Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { Message } from '../../ui/message'
import { errorText, useTranslation } from '../language/i18n'
import { Facts } from '../record/record-card'
import classes from './entries.module.css'
import type { EntryKind, EntryRow } from './entry-kind'
import type { Cards } from './use-cards'

interface EntryCardsProps<Row extends EntryRow, Entry extends object> {
  kind: EntryKind<Row, Entry>
  cards: Cards<Row>
  /** The card whose form is open. */
  edited: Row | undefined
  drawForm: (row: Row) => ReactNode
  edit: (row: Row) => void
  remove: (row: Row) => void
}

/** A card for each stored entry; the one that is edited is its form. */
export function EntryCards<Row extends EntryRow, Entry extends object>(props: EntryCardsProps<Row, Entry>) {
  const { t } = useTranslation()
  const { kind, cards, edited, drawForm, edit, remove } = props
  const { nameOf, Heading, factsOf } = kind
  const rows = cards.rows ?? []
  const named = rows.map((row) => ({ row, name: nameOf(row, t) }))
  // One that was deleted meanwhile keeps its form: what is typed there is not lost with it.
  const isGone = edited && !rows.some(({ _id }) => _id === edited._id)
  return (
    <>
      {isGone && drawForm(edited)}
      {rows.length > 0 && (
        <ul className={classes.cards}>
          {named.map(({ row, name }) => (
            <li key={row._id} data-id={row._id}>
              {row._id === edited?._id ? (
                drawForm(edited)
              ) : (
                <article className={classes.card} aria-label={name}>
                  <div className={classes.head}>
                    <h3>
                      <Heading row={row} />
                    </h3>
                    <Group gap="xs">
                      <Button
                        size="compact-md"
                        variant="subtle"
                        leftSection={<IconPencil size={18} aria-hidden />}
                        aria-label={t('Edit {name}', { name: name })}
                        onClick={() => edit(row)}
                      >
                        {t('Edit')}
                      </Button>
                      <Button
                        size="compact-md"
                        variant="subtle"
                        color="var(--state-danger)"
                        leftSection={<IconTrash size={18} aria-hidden />}
                        aria-label={t('Delete {name}', { name: name })}
                        onClick={() => remove(row)}
                      >
                        {t('Delete')}
                      </Button>
                    </Group>
                  </div>
                  <Facts facts={factsOf(row)} />
                </article>
              )}
            </li>
          ))}
        </ul>
      )}
      {/* Anew after each page, so that it is asked again whether the end is near. */}
      <MoreCards key={rows.length} cards={cards} />
    </>
  )
}

/** More arrive as the end comes into view; the button is for whoever does not scroll. */
function MoreCards<Row>({ cards }: { cards: Cards<Row> }) {
  const { t } = useTranslation()
  const { hasMore, isLoadingMore, loadMore, error, retry } = cards
  const { ref, entry } = useIntersection({ rootMargin: '200px' })
  const isNear = entry?.isIntersecting === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming near loads once; a failure is repeated by its button.
  useEffect(() => {
    if (isNear && hasMore && !isLoadingMore && !error) loadMore()
  }, [isNear])
  if (error) {
    return (
      <Message
        tone="danger"
        action={
          <Button size="compact-md" variant="default" onClick={retry}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Error: {message}', { message: errorText(error) })}
      </Message>
    )
  }
  if (!hasMore) return null
  return (
    <div ref={ref} className={classes.more}>
      {isLoadingMore ? (
        <Skeleton height={156} radius="lg" role="status" aria-label={t('Loading...')} />
      ) : (
        <Button variant="default" onClick={loadMore}>
          {t('Show more')}
        </Button>
      )}
    </div>
  )
}
