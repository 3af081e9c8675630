/** What people look for in a directory, and what no list of English has: names of places too, which are not meant. */
export const everydayWords = {
  audience:
    "adire agbada amala ankara attieke banku batik bistro boubou café chapati cornrows dashiki dreadlocks egusi fufu gari halal injera jollof kente kenkey kitenge locs mala matatu nyama okra rolex roti sadza samosa shea suya tilapia ugali waakye",
} as const
