/** Whether the network costs the reader nothing, as far as the browser tells: no line of a phone, and nobody who saves data. */
export function isFreeNetwork(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection')
  if (typeof line !== 'object' || line === null) return true
  return Reflect.get(line, 'saveData') !== true && Reflect.get(line, 'type') !== 'cellular'
}
