import { screen } from '@testing-library/preact'
import { onTestFinished } from 'vitest'
import { theDatabase } from '#web/keeping/the-database.ts'

/** For each thing that is put into the outbox: whether the page had said so before, which would be too early. */
export function saidBeforeKept(words: RegExp): readonly boolean[] {
  const said: boolean[] = []
  const watch = () => void said.push(screen.queryByText(words) !== null)
  const { transactions } = theDatabase()
  transactions.hook('creating', watch)
  onTestFinished(() => transactions.hook('creating').unsubscribe(watch))
  return said
}
