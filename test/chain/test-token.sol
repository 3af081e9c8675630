// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Its code as it stands on a chain is test-token.hex (1,872 bytes), made once with solc 0.8.37 (evmVersion london, optimizer with 200 runs,
/// bytecodeHash none, no CBOR metadata) and @openzeppelin/contracts 5.7.0, neither of which is a dependency of the site.
///
/// OpenZeppelin's token, of which anybody may have as many coins as they like: for a chain of tests alone.
contract TestToken is ERC20 {
    constructor() ERC20("GUAP", "GUAP") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
