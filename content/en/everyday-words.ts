/** Search terms for the directory that no English word list contains. Some are also place names; here they are not. */
export const everydayWords = {
  audience:
    "adire agbada amala ankara attieke banku batik bistro boubou café chapati cornrows dashiki dreadlocks egusi fufu gari halal injera jollof kente kenkey kitenge locs mala matatu nyama okra rolex roti sadza samosa shea suya tilapia ugali waakye",
} as const
