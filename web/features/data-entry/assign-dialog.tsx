import { useForm } from '@mantine/form'
import { DUE_DAYS, ENTRY_FIELDS } from '#domain/form/entry-fields.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { parsePeriod, isoPeriod } from '#domain/period/period.ts'
import type { Option } from '#sections/definition/options.ts'
import { OneOfCatalogue, usePlaceOptions, useSourceOptions } from '#web/controls/catalogue-pickers.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { FieldNote, TextField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'

interface AssignDialogProps {
  readonly catalogue: Catalogue
  readonly onClose: () => void
}

const PLAIN = { group: '', hint: '', reason: null, classification: null, depth: 0 } as const

/** Days that are usual after the end of a month. */
const USUAL_DAYS = '15'

const MOST_AREAS = 40

/** Says who enters which figures about which places, from when on and until when. */
export function AssignDialog({ catalogue, onClose }: AssignDialogProps) {
  const { text } = useLanguage()
  const sources = useSourceOptions(catalogue)
  const places = usePlaceOptions(catalogue)
  const form = useForm({
    initialValues: {
      ...{ username: '', datasource: null as number | null, locations: [] as readonly number[] },
      ...{ areas: [] as readonly string[], first_period: '', last_period: '', due_days: USUAL_DAYS },
    },
  })
  const { values, errors, setFieldValue } = form
  const submission = useSubmission(form, {
    send: async (given) => {
      const iso = (typed: string) => {
        const code = parsePeriod(typed)
        return code === null ? typed : isoPeriod(code)
      }
      await change('POST /data-entry/assignments', {
        body: {
          ...{ username: given.username, datasource: given.datasource ?? 0 },
          ...{ locations: [...given.locations], areas: [...given.areas] },
          first_period: iso(given.first_period),
          last_period: given.last_period.trim() === '' ? null : iso(given.last_period),
          due_days: Number(given.due_days),
        },
      })
      await showToast({ kind: 'success', title: text(message('entry.assigned')) })
      onClose()
    },
  })
  const areas = areaOptions(catalogue, values.datasource)
  return (
    <FormDialog
      title={text(message('entry.assign-title'))}
      action={text(message('entry.assign'))}
      {...{ submission, onClose }}
    >
      <TextField
        label={text(message('entry.assign-who'))}
        help={text(message('entry.assign-who-help'))}
        required
        autoComplete="off"
        data-autofocus=""
        {...form.getInputProps('username')}
      />
      <OneOfCatalogue
        label={text(message('entry.source'))}
        value={values.datasource}
        options={sources}
        error={errors.datasource}
        onChange={(id) => setFieldValue('datasource', id)}
      />
      <div data-invalid={Boolean(errors.locations) || undefined}>
        <MultiPicker
          label={text(message('entry.assign-places'))}
          values={values.locations.map(String)}
          text={text(message('entry.assign-places-chosen', { count: values.locations.length }))}
          options={places}
          limit={ENTRY_FIELDS.places.most}
          onChange={(next) => setFieldValue('locations', next.map(Number))}
        />
        <FieldNote error={errors.locations} />
      </div>
      <div>
        <MultiPicker
          label={text(message('entry.assign-areas'))}
          values={values.areas}
          text={values.areas.map((area) => text(named(area))).join(', ') || text(message('entry.assign-all'))}
          options={() => areas}
          limit={MOST_AREAS}
          onChange={(next) => setFieldValue('areas', next)}
        />
        <FieldNote help={text(message('entry.assign-areas-help'))} />
      </div>
      <Row gap={16} rows={12} wrap align="start">
        <Stack grows>
          <TextField
            label={text(message('entry.assign-first'))}
            help={text(message('entry.assign-period-help'))}
            required
            {...form.getInputProps('first_period')}
          />
        </Stack>
        <Stack grows>
          <TextField
            optional
            label={text(message('entry.assign-last'))}
            help={text(message('entry.assign-last-help'))}
            {...form.getInputProps('last_period')}
          />
        </Stack>
      </Row>
      <TextField
        label={text(message('entry.assign-days'))}
        inputMode="numeric"
        type="number"
        min={DUE_DAYS.least}
        max={DUE_DAYS.most}
        {...form.getInputProps('due_days')}
      />
    </FormDialog>
  )
}

/** The program areas of a source; of all while none is chosen. */
function areaOptions({ reference, coverage }: Catalogue, source: number | null): readonly Option[] {
  const indicators = [...reference.indicators.values()].filter(
    ({ id }) => source === null || coverage.get(id)?.has(source),
  )
  return [...new Set(indicators.map(({ programArea }) => programArea))]
    .toSorted((a, b) => a.localeCompare(b))
    .map((area) => ({ ...PLAIN, value: area, label: named(area) }))
}
