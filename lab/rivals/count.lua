-- Each request asks for another address.
local count = 0
local start = tostring(os.time())
request = function()
  count = count + 1
  return wrk.format(nil, wrk.path .. start .. count)
end
