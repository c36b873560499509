import type { CatalogueConflict } from '#contract/data-import/data-set-conflicts.ts'
import type { ItemFieldName } from '#domain/catalogue-item/fields.ts'
import { message, type Value } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { fieldWords, optionWords } from '#web/views/catalogue-item/item-words.ts'
import { ConflictList } from '#web/views/data-set-conflicts/conflict-list.tsx'

interface FieldConflictsProps {
  readonly onChanged: () => Promise<void>
}

/** Fields that were edited here and in which the newest data set says something else. */
export function FieldConflicts({ onChanged }: FieldConflictsProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /catalogue-conflicts')
  return (
    <Stack gap={12} shrinks>
      <WhenAnswered answer={answer} what={text(message('catalogue-items.list'))}>
        {({ results }) => (
          <>
            {results.length > 0 && (
              <Text tone="soft" widest="72ch" below={12}>
                {text(message('catalogue-items.differences-lead'))}
              </Text>
            )}
            <ConflictList
              rows={results.map((row) => ({
                ...row,
                key: keyOf(row),
                name: message('catalogue-items.field-of', {
                  field: fieldWords(row.field as ItemFieldName),
                  name: row.name,
                }),
                ours: valueWords(row.field, row.ours),
                theirs: valueWords(row.field, row.shipped),
                at: row.at ?? null,
              }))}
              open={results.filter(({ decided }) => decided === null).length}
              onDecide={async (take, keys, note) => {
                const of = keys && results.filter((row) => keys.includes(keyOf(row))).map(named)
                const { release } = await change('POST /catalogue-conflicts/decisions', {
                  body: { take, note, ...(of && { of }) },
                })
                await answer.reload()
                await onChanged()
                return release
              }}
            />
          </>
        )}
      </WhenAnswered>
    </Stack>
  )
}

function keyOf({ kind, item, field }: CatalogueConflict): string {
  return `${kind} ${item} ${field}`
}

function named({ kind, item, field }: CatalogueConflict) {
  return { kind, item, field }
}

function valueWords(field: string, value: string): Value {
  return value === '' ? message('catalogue-items.empty') : optionWords(field as ItemFieldName, value)
}
