/** In degrees north and east. */
export type Position = { latitude: number; longitude: number }
