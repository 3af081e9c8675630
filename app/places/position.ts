/** A place on the ground, in degrees north and east. */
export type Position = { latitude: number; longitude: number }
