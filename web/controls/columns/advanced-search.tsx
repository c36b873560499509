import { useMemo, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ChoiceRow, chosenState, Count } from './choice-column.tsx'
import { groupState, indicatorGroups, toggledGroup, toggledOne } from './groups.ts'
import { useFoundIndicators } from './use-found-indicators.ts'
import classes from './columns.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface AdvancedSearchProps {
  readonly catalogue: Catalogue
  readonly chosen: readonly number[]
  readonly onApply: (indicators: readonly number[]) => void
  readonly onClose: () => void
}

/** Program areas first, then their indicators; nothing changes before it is applied. */
export function AdvancedSearch({ catalogue, chosen, onApply, onClose }: AdvancedSearchProps) {
  const { text } = useLanguage()
  const { reference, coverage } = catalogue
  const [search, setSearch] = useState('')
  const [areas, setAreas] = useState<readonly string[]>([])
  const [ids, setIds] = useState(chosen)
  const groups = useMemo(() => indicatorGroups(reference, coverage, null), [reference, coverage])
  const ranked = useFoundIndicators(catalogue, search)
  const found = useMemo(() => indicatorGroups(reference, coverage, ranked), [reference, coverage, ranked])
  const shown = found.filter(({ name }) => areas.length === 0 || areas.includes(name))
  const set = new Set(ids)
  return (
    <Dialog form="wide" title={text(message('columns.advanced'))} onClose={onClose}>
      <Stack gap={16}>
        <TextField
          label={text(message('columns.words'))}
          value={search}
          data-autofocus
          onChange={({ target }) => setSearch(target.value)}
        />
        <Grid gap={24} className={classes.advanced}>
          <fieldset className={classes.areas}>
            <legend>{text(message('columns.areas'))}</legend>
            {groups.map(({ name, ids: own }) => (
              <ChoiceRow
                key={name}
                label={name}
                state={chosenState(areas.includes(name))}
                onToggle={() => setAreas(toggledOne(areas, name))}
              >
                <Count count={own.filter((id) => set.has(id)).length} of={own.length} />
              </ChoiceRow>
            ))}
          </fieldset>
          <fieldset className={classes.areas}>
            <legend>{text(message('columns.indicators'))}</legend>
            {shown.length === 0 && <Text tone="soft">{text(message('columns.no-indicator'))}</Text>}
            {shown.map(({ name, ids: own }) => (
              <fieldset key={name} aria-label={name} className={classes.group}>
                <ChoiceRow
                  label={<strong>{name}</strong>}
                  name={text(message('columns.all-of', { name }))}
                  state={groupState(own, set)}
                  onToggle={() => setIds(toggledGroup(ids, own))}
                />
                {own.map((id) => (
                  <div key={id} className={classes.inner}>
                    <ChoiceRow
                      label={reference.indicators.get(id)?.shortName}
                      state={chosenState(set.has(id))}
                      onToggle={() => setIds(toggledOne(ids, id))}
                    />
                  </div>
                ))}
              </fieldset>
            ))}
          </fieldset>
        </Grid>
        <Row wrap gap={8} justify="end" align="center" ruled={16}>
          <Text tone="soft" first>
            {text(message('columns.chosen', { count: ids.length }))}
          </Text>
          <Button onClick={onClose}>{text(message('columns.cancel'))}</Button>
          <Button
            kind="primary"
            onClick={() => {
              onApply(ids)
              onClose()
            }}
          >
            {text(message('columns.apply'))}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
