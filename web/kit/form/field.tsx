import { IconAlertTriangle } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Box, Row, Text } from '../layout.tsx'
import classes from './field.module.css'
import { Tick } from './tick.tsx'
import { useId } from '#web/kit/use-id.ts'

/** The properties of every field besides its control. */
export interface FieldProps {
  readonly label: string
  /** Said below the control while nothing is wrong. */
  readonly help?: React.ReactNode
  /** The fault and its remedy; takes the place of the help. */
  readonly error?: React.ReactNode
  /** The label says that it may be left empty. */
  readonly optional?: boolean | undefined
}

interface FrameProps extends FieldProps {
  /** Draws the control with these attributes, which tie it to its label and to its message. */
  readonly children: (attributes: ControlAttributes) => React.ReactNode
}

export interface ControlAttributes {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label above, control, then help or error: the form of every field. */
export function FieldFrame({ label, help, error, optional = false, children }: FrameProps) {
  const { text } = useLanguage()
  const id = useId()
  const messageId = `${id}-message`
  const isWrong = Boolean(error)
  return (
    <Box shrinks>
      <Text as="label" htmlFor={id} below={4} weight={500} line>
        {label}
        {optional && (
          <Text as="span" tone="faint" weight={400}>
            {' '}
            {text(message('form.optional'))}
          </Text>
        )}
      </Text>
      {children({
        id,
        className: classes.control ?? '',
        'aria-invalid': isWrong || undefined,
        'aria-describedby': error || help ? messageId : undefined,
      })}
      <Box id={messageId} above={4} tone="faint" size={13} unlessEmpty aria-live="polite">
        {isWrong ? <FieldError>{error}</FieldError> : help}
      </Box>
    </Box>
  )
}

function FieldError({ children }: { readonly children: React.ReactNode }) {
  return (
    <Row as="span" inline gap={6} align="start" tone="error" className={classes.error}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      {children}
    </Row>
  )
}

type TextFieldProps = FieldProps & Omit<React.ComponentProps<'input'>, keyof FieldProps | 'id' | 'className'>

/** A line of text. Takes `form.getInputProps(name)` of @mantine/form as it is. */
export function TextField({ label, help, error, optional, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, optional }}>
      {(attributes) => <input type="text" {...input} {...attributes} />}
    </FieldFrame>
  )
}

type TextAreaProps = FieldProps &
  Omit<React.ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'className'>

/** Several lines of text. */
export function TextArea({ label, help, error, optional, ...input }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, help, error, optional }}>
      {(attributes) => <textarea rows={4} {...input} {...attributes} />}
    </FieldFrame>
  )
}

type SelectFieldProps = FieldProps &
  Omit<React.ComponentProps<'select'>, keyof FieldProps | 'id' | 'className'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }

/** One of a few. The browser's own list, which works on every device. */
export function SelectField({ label, help, error, optional, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, optional }}>
      {(attributes) => (
        <select {...select} {...attributes}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

interface CheckFieldProps extends Omit<React.ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  readonly label: React.ReactNode
  readonly help?: React.ReactNode
  readonly error?: React.ReactNode
}

/** Yes or no, with the words at the right. `role="switch"` makes it a setting that acts at once. */
export function CheckField({ label, help, error, ...input }: CheckFieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <Row gap={10} align="start">
      <Tick
        type="checkbox"
        {...input}
        id={id}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error || help ? messageId : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <Box id={messageId} above={4} tone="faint" size={13} unlessEmpty aria-live="polite">
          {error ? <FieldError>{error}</FieldError> : help}
        </Box>
      </div>
    </Row>
  )
}

/** The note below a control that draws its own label: the fault, else the help. */
export function FieldNote({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return (
    <Box above={4} tone="faint" size={13} unlessEmpty aria-live="polite">
      {error ? <FieldError>{error}</FieldError> : help}
    </Box>
  )
}

/** The fault of the form as a whole. */
export function FormError({ children }: { readonly children: React.ReactNode }) {
  if (!children) return null
  return (
    <Row role="alert" as="p" gap={8} align="start" className={classes.formError}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      {children}
    </Row>
  )
}
