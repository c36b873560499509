import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './field.module.css'

/** What every field has besides its control. */
export interface FieldProps {
  readonly label: string
  /** Said below the control while nothing is wrong. */
  readonly help?: React.ReactNode
  /** What is wrong and what to do; takes the place of the help. */
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
  const id = useId()
  const messageId = `${id}-message`
  const isWrong = Boolean(error)
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {optional && <span className={classes.optional}> optional</span>}
      </label>
      {children({
        id,
        className: classes.control ?? '',
        'aria-invalid': isWrong || undefined,
        'aria-describedby': error || help ? messageId : undefined,
      })}
      <div id={messageId} className={classes.message} aria-live="polite">
        {isWrong ? <FieldError>{error}</FieldError> : help}
      </div>
    </div>
  )
}

function FieldError({ children }: { readonly children: React.ReactNode }) {
  return (
    <span className={classes.error}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      {children}
    </span>
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
    <div className={classes.check}>
      <input
        type="checkbox"
        {...input}
        id={id}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error || help ? messageId : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <div id={messageId} className={classes.message} aria-live="polite">
          {error ? <FieldError>{error}</FieldError> : help}
        </div>
      </div>
    </div>
  )
}

/** What stands below a control that draws its own label: what is wrong, else the help. */
export function FieldNote({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return (
    <div className={classes.message} aria-live="polite">
      {error ? <FieldError>{error}</FieldError> : help}
    </div>
  )
}

/** What went wrong with the form as a whole. */
export function FormError({ children }: { readonly children: React.ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className={classes.formError}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      {children}
    </p>
  )
}
